import { Button } from '@memberkit/primitives/button'
import { Drawer } from '@memberkit/primitives/drawer'
import { useState } from 'react'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

function Example({ label, title, children }: { label: string; title: string; children: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel="Close">
        {children}
      </Drawer>
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'A sheet at the side of the window for a longer piece of work that keeps its place on the page behind.',
  alternatives: [
    { use: 'Dialog', when: 'it is a short question, or has nothing to do with a place on the page.' },
    { use: 'Popover', when: 'there are one to three fields, and the page should stay usable.' },
    { use: 'AppShell', when: 'the pane stays open beside the content.' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title and description; stays in sight.' },
    { part: 'Close button', about: 'In the corner, if it has a name.' },
    { part: 'Content', about: 'Scrolls.' },
    { part: 'Actions', about: 'At the foot; stay in sight.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Goes round within it.' },
    { keys: 'Escape', does: 'Closes it (`onClose`); the focus goes back to where it was.' },
  ],
  accessibility: [
    'A modal dialog with its title as its name: the page behind can be neither reached nor read meanwhile.',
    '`side` follows the direction of writing: the end is the left where text runs from right to left.',
    'Below 560 px it is the whole window.',
  ],
  content: ['The title names the thing or the work: “Filters”, “INV-2026-0031”.', 'The actions say what they do.'],
  guidance: [
    {
      do: {
        says: 'Use it for what takes a while: many filters, a longer form, the details of a row.',
        shows: (
          <Example label="All filters" title="Filters">
            Status, amount, date, plan and province.
          </Example>
        ),
      },
      dont: {
        says: 'Use it for a yes or no. That is an AlertDialog.',
        shows: (
          <Example label="Void" title="Void this invoice?">
            It can no longer be paid.
          </Example>
        ),
      },
    },
  ],
}
