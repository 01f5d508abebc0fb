import { Checkbox } from '@memberkit/primitives/checkbox'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { stage } from '@memberkit/testing/stage'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KitBoundary } from './KitBoundary.tsx'

const states = [
  { value: 'TX', label: 'Texas' },
  { value: 'OH', label: 'Ohio' },
]

function Form({ onChange }: { onChange: () => void }) {
  const [entered, setEntered] = useState({
    name: '',
    story: '',
    state: '',
    isGift: true,
    plan: 'one',
    file: '',
    again: 0,
  })
  const change = (changed: Partial<typeof entered>) => {
    onChange()
    setEntered((before) => ({ ...before, ...changed }))
  }
  return (
    <form>
      <TextField label="Name" value={entered.name} onChange={(name) => change({ name })} />
      <TextArea label="Story" value={entered.story} onChange={(story) => change({ story })} />
      <Select
        label="State"
        placeholder="Choose"
        options={states}
        value={entered.state}
        onChange={(state) => change({ state })}
      />
      <Checkbox label="Gift" isChecked={entered.isGift} onChange={(isGift) => change({ isGift })} />
      <RadioGroup
        label="Plan"
        value={entered.plan}
        options={[
          { value: 'one', label: 'One' },
          { value: 'two', label: 'Two' },
        ]}
        onChange={(plan) => change({ plan })}
      />
      <Select label="County" options={states} />
      <input
        type="file"
        aria-label="Proof"
        onChange={({ target }) => change({ file: target.files?.[0]?.name ?? '' })}
      />
      <button type="button" onClick={() => setEntered(({ again, ...rest }) => ({ ...rest, again: again + 1 }))}>
        Render {entered.again}
      </button>
      <output>
        {[entered.name, entered.story, entered.state, entered.isGift, entered.plan, entered.file].join(' ')}
      </output>
    </form>
  )
}

/** Renders the form on a server, lets somebody enter something in the HTML, and hydrates it. */
async function hydrateAfter(enter: () => Promise<void>) {
  const onChange = vi.fn<() => void>()
  const { around } = stage()
  const ui = around(
    <KitBoundary kit="invoices">
      <Form onChange={onChange} />
    </KitBoundary>,
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(ui)
  await enter()
  const root = hydrateRoot(container, ui)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const press = page.getByRole('button', { name: /Render/ })
  await expect.poll(() => Object.keys(press.element()).some((key) => key.startsWith('__react'))).toBe(true)
  return { onChange, press }
}

test('what was entered before a page works counts once it does, and stays', async () => {
  const { press } = await hydrateAfter(async () => {
    await userEvent.fill(page.getByLabelText('Name'), 'Ada')
    await userEvent.fill(page.getByLabelText('Story'), 'Long')
    await userEvent.selectOptions(page.getByLabelText('State'), 'OH')
    await userEvent.click(page.getByLabelText('Gift'))
    await userEvent.click(page.getByLabelText('Two'))
    await userEvent.upload(page.getByLabelText('Proof'), new File(['1'], 'proof.png'))
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('Ada Long OH false two proof.png')
  await press.click()
  await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada')
  await expect.element(page.getByLabelText('Story')).toHaveValue('Long')
  await expect.element(page.getByLabelText('State')).toHaveValue('OH')
  await expect.element(page.getByLabelText('Gift')).not.toBeChecked()
  await expect.element(page.getByLabelText('Two')).toBeChecked()
})

test('where nothing was entered, nothing is told', async () => {
  const { onChange, press } = await hydrateAfter(async () => {})
  await press.click()
  await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

test('a choice taken back before the page works is not told', async () => {
  const { onChange, press } = await hydrateAfter(async () => {
    await userEvent.selectOptions(page.getByLabelText('State'), 'OH')
    await userEvent.selectOptions(page.getByLabelText('State'), '')
  })
  await press.click()
  await expect.element(page.getByRole('button', { name: 'Render 1' })).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})
