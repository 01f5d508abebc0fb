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
  purpose: 'A sheet at the side of the window for longer tasks that keep the context of the page behind.',
  alternatives: [
    { use: 'Dialog', when: 'it is a short question, or unrelated to the page.' },
    { use: 'Popover', when: 'there are one to three fields, and the page should stay usable.' },
    { use: 'AppShell', when: 'the pane stays open beside the content.' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title and description; stays visible.' },
    { part: 'Close button', about: 'In the corner, if it has a label.' },
    { part: 'Content', about: 'Scrolls.' },
    { part: 'Actions', about: 'At the bottom; stay visible.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Cycles through its controls.' },
    { keys: 'Escape', does: 'Closes it (`onClose`); focus returns to where it was.' },
  ],
  accessibility: [
    'A modal dialog named by its title: the page behind can’t be reached or read.',
    '`side` follows the text direction: the end is on the left in right-to-left text.',
    'Below 560 px, it fills the window.',
  ],
  content: ['The title names the object or task: “Filters”, “INV-2026-0031”.', 'Actions name what they do.'],
  guidance: [
    {
      do: {
        caption: 'Use it for longer tasks: many filters, a longer form, a row’s details.',
        example: (
          <Example label="All filters" title="Filters">
            Status, amount, date, plan and province.
          </Example>
        ),
      },
      dont: {
        caption: 'Use it for a yes or no: that needs an AlertDialog.',
        example: (
          <Example label="Void" title="Void this invoice?">
            It can no longer be paid.
          </Example>
        ),
      },
    },
  ],
}
