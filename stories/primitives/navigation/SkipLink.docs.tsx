import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Spares who uses a keyboard the way through everything that is the same on every page.',
  alternatives: [
    { use: 'AppShell', when: 'it frames the page: it brings its own skip link.' },
    { use: 'Link', when: 'it should be seen by everybody, as in a table of contents.' },
  ],
  anatomy: [{ part: 'SkipLink', about: 'One link in the corner of the window, to be seen while it has the focus.' }],
  keyboard: [
    { keys: 'Tab', does: 'From the start of the page: shows it.' },
    { keys: 'Enter', does: 'Moves the focus to the content, and hides it again.' },
  ],
  accessibility: [
    'It must be the first thing on the page that takes the focus, and its target the main of the page.',
    'It changes no address, so that it works under any router and within a shadow root.',
  ],
  content: ['Say where it leads: “Skip to the content”. More than one is seldom worth its stop.'],
  guidance: [],
}
