import { StatusText } from '@memberkit/foundation/status'
import { defineMessages, messageNamespace, overrideMessages } from '@memberkit/foundation/messages'
import { button } from '@memberkit/testing/on-page'
import { stage } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { labelsOf, useLabels, useLooks } from './index.ts'

const labelsEnUS = labelsOf({ ThingStatus: { OPEN: 'Open', DONE: 'Done' } as const })
const labels = messageNamespace<typeof labelsEnUS>('things.labels')
const words = defineMessages('things', 'en-US', { 'ThingStatus.DONE': 'All done', 'ThingStatus.PART': 'Half done' })
const plain = messageNamespace<typeof words>('things')
const tones = { OPEN: 'info', DONE: 'positive', PART: 'caution' } as const
const looks = { enumeration: 'ThingStatus', tones, labels, plain } as const
const messages = [defineMessages(labels, 'en-US', labelsEnUS), words]

function Things({ values }: { values: readonly string[] }) {
  const shown = useLooks(looks)
  const label = useLabels(labels)
  return values.map((value) => (
    <p key={value}>
      <StatusText field="thing.status" value={value} looks={shown} />
      <button type="button">{label('ThingStatus', value)}</button>
    </p>
  ))
}

const badges = () => [...document.querySelectorAll('[data-tone]')].map(({ textContent }) => textContent)

test('members read plain words, and the label where there is none', async () => {
  await stage({ messages }).show(<Things values={['OPEN', 'DONE', 'PART']} />)
  await expect.poll(badges).toEqual(['Open', 'All done', 'Half done'])
  await expect.element(page.getByText('Half done').first()).toHaveAttribute('data-tone', 'caution')
})

test('staff read the label, and the plain word where there is none', async () => {
  await stage({ messages, realm: 'Internal', scenario: 'invoices/staff' }).show(<Things values={['DONE', 'PART']} />)
  await expect.poll(badges).toEqual(['Done', 'Half done'])
})

test('a host says it its own way, and a value that nobody knew is said in readable letters', async () => {
  const own = overrideMessages(labels, 'en-US', { 'ThingStatus.OPEN': 'To do' })
  await stage({ messages: [...messages, own] }).show(<Things values={['OPEN', 'NEVER_SEEN']} />)
  await expect.element(button('To do')).toBeVisible()
  await expect.element(button('Never seen')).toBeVisible()
  expect(badges()).toEqual(['To do', 'Never seen'])
})
