import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TextField } from '../text-field/index.ts'
import { Form, FormField, type FormProps } from './index.ts'

const title = (count: number) => `${count} to put right`
const missing = (words: string) => ({ valueMissing: words })

describeConformance(
  'Form',
  (props) => (
    <Form summaryTitle={title} {...props}>
      <FormField name="name">{(field) => <TextField {...field} label="Name" />}</FormField>
    </Form>
  ),
  { element: 'form' },
)

function Profile(props: Partial<FormProps>) {
  return (
    <Form summaryTitle={title} {...props}>
      <FormField name="name" messages={missing('Enter your name')}>
        {(field) => <TextField {...field} label="Name" isRequired />}
      </FormField>
      <FormField name="email" messages={missing('Enter your email')}>
        {(field) => <TextField {...field} label="Email" type="email" isRequired />}
      </FormField>
      <Button type="submit">Save</Button>
    </Form>
  )
}

const summary = page.getByRole('group', { name: /to put right/ })
const save = page.getByRole('button', { name: 'Save' })
const field = (name: string) => page.getByRole('textbox', { name })

test('lists the errors, focuses the summary, marks each field, and submits nothing', async () => {
  const onSubmit = vi.fn()
  await render(<Profile onSubmit={onSubmit} />)
  await userEvent.type(field('Email'), 'ada')
  await save.click()
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toHaveAccessibleName('2 to put right')
  expect(page.getByRole('link').elements()[0]).toHaveTextContent('Enter your name')
  await expect.element(field('Name')).toHaveAccessibleDescription('Enter your name')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Email')).toHaveValue('ada')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a message that isn’t there yet is said in the browser’s words', async () => {
  await render(
    <Form summaryTitle={title} messages={{ valueMissing: () => '' }}>
      <FormField name="city">{(one) => <TextField {...one} label="City" isRequired />}</FormField>
      <Button type="submit">Send</Button>
    </Form>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  const { validationMessage } = field('City').element() as HTMLInputElement
  expect(validationMessage).not.toBe('')
  await expect.element(field('City')).toHaveAccessibleDescription(validationMessage)
})

test('each error links to its field', async () => {
  await render(<Profile />)
  await save.click()
  await page.getByRole('link', { name: 'Enter your email' }).click()
  await expect.element(field('Email')).toHaveFocus()
  expect(location.hash).toBe('')
})

test('clears an error when its field is corrected, and submits the typed data', async () => {
  const onSubmit = vi.fn()
  await render(<Profile onSubmit={(data) => onSubmit(Object.fromEntries(data))} />)
  await save.click()
  await userEvent.type(field('Name'), 'Ada')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  await userEvent.type(field('Email'), 'ada@example.com{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', email: 'ada@example.com' })
  await expect.element(summary).not.toBeInTheDocument()
})

test('a second submit with the same errors focuses the summary again', async () => {
  await render(<Profile />)
  await save.click()
  await save.click()
  await expect.element(summary).toHaveFocus()
})

test('shows server errors each time they arrive, and keeps the typed data', async () => {
  function Server() {
    const [answer, setAnswer] = useState<{ isPending: boolean; errors?: Record<string, string> }>({ isPending: false })
    return (
      <>
        <Profile {...answer} onSubmit={() => setAnswer({ ...answer, isPending: true })} />
        <button
          onClick={() => setAnswer({ isPending: false, errors: { email: 'Taken already', '': 'Not today' } })}
          type="button"
        >
          Answer
        </button>
      </>
    )
  }
  await render(<Server />)
  await userEvent.type(field('Name'), 'Ada')
  await userEvent.type(field('Email'), 'ada@example.com{Enter}')
  const answer = page.getByRole('button', { name: 'Answer' })
  await answer.click()
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toHaveTextContent('2 to put rightNot todayTaken already')
  await expect.element(field('Email')).toHaveAccessibleDescription('Taken already')
  await expect.element(field('Email')).toHaveValue('ada@example.com')

  await save.click()
  await answer.click()
  await expect.element(summary).toHaveFocus()
  await userEvent.type(field('Email'), 'x')
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
})

test('pending: another submit is ignored', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Profile isPending onSubmit={onSubmit} />)
  await expect.element(screen.container.querySelector('form')!).toHaveAttribute('aria-busy', 'true')
  await save.click()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(summary).not.toBeInTheDocument()
})

test('validate runs after the fields’ own rules, which take precedence', async () => {
  const validate = (data: FormData) => (data.get('name') === 'Ada' ? { email: 'Not Ada’s' } : { email: 'Not yours' })
  await render(<Profile validate={validate as FormProps['validate']} />)
  await save.click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Enter your email')
  await expect.element(summary).toHaveAccessibleName('2 to put right')
  await userEvent.type(field('Email'), 'x@example.com{Enter}')
  await expect.element(summary).toHaveAccessibleName('2 to put right')
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your name', 'Not yours'])
  await userEvent.type(field('Name'), 'Ada{Enter}')
  await expect.element(field('Email')).toHaveAccessibleDescription('Not Ada’s')
})

test('below summaryFrom errors, focus moves to the first invalid field', async () => {
  await render(<Profile summaryFrom={2} />)
  await userEvent.type(field('Email'), 'ada@example.com')
  await save.click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveAccessibleDescription('Enter your name')
  await expect.element(summary).not.toBeInTheDocument()
  await field('Email').clear()
  await save.click()
  await expect.element(summary).toHaveFocus()
})

test('a form-level error is always listed in the summary', async () => {
  await render(<Profile summaryFrom={2} errors={{ '': 'Not today' }} />)
  await expect.element(summary).toHaveFocus()
})

test('a keystroke in one of fifty fields renders at most that field', async () => {
  const rendered = vi.fn()
  const names = Array.from({ length: 50 }, (_, at) => `field ${at}`)
  await render(
    <Form summaryTitle={title} messages={missing('Missing')}>
      {names.map((name) => (
        <FormField key={name} name={name}>
          {(each) => {
            rendered(name)
            return <TextField {...each} label={name} isRequired />
          }}
        </FormField>
      ))}
      <Button type="submit">Save</Button>
    </Form>,
  )
  rendered.mockClear()
  await userEvent.type(page.getByRole('textbox', { name: 'field 7' }), 'abc')
  expect(rendered).not.toHaveBeenCalled()
  await save.click()
  await expect.element(summary).toHaveFocus()
  rendered.mockClear()
  await userEvent.type(page.getByRole('textbox', { name: 'field 8' }), 'abc')
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['field 8']))
})

test('formNoValidate skips validation, and a reset clears the errors', async () => {
  const onSubmit = vi.fn()
  await render(
    <Form summaryTitle={title} onSubmit={() => onSubmit()}>
      <FormField name="name">{(each) => <TextField {...each} label="Name" isRequired />}</FormField>
      <Button type="submit">Save</Button>
      <Button type="submit" formNoValidate>
        Keep as a draft
      </Button>
      <Button type="reset">Reset</Button>
    </Form>,
  )
  await save.click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('works in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  await render(<Profile />, { container, baseElement: host })
  container.querySelector('button')!.click()
  await vi.waitFor(() => expect(host.shadowRoot!.activeElement?.getAttribute('role')).toBe('group'))
  container.querySelector('a')!.click()
  expect(host.shadowRoot!.activeElement).toBe(container.querySelector('input'))
  host.remove()
})
