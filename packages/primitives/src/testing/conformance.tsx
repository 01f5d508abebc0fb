import '@memberkit/tokens/styles.css'
import { type ReactElement, type ReactNode, type Ref, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

/** Props that a test passes to the component, which must forward them to its element. */
export interface ConformanceProps {
  ref?: Ref<never>
  id?: string
  'data-conformance'?: string
  'aria-describedby'?: string
  disabled?: boolean
  readOnly?: boolean
}

export interface ConformanceOptions {
  /** The tag name of the element that receives the ref and forwarded attributes. */
  element: keyof HTMLElementTagNameMap | 'svg'
  /** False for components that forward neither ref nor attributes, such as those without an element. */
  passesProps?: boolean
  /** True for components that can be disabled: then it takes neither focus nor presses. */
  disables?: boolean
  /** True for components that can be read-only: focusable and selectable, but not editable. */
  readsOnly?: boolean
  /** The required surroundings of the component. */
  wrapper?: (props: { children: ReactNode }) => ReactElement
}

/**
 * Tests the rules of every primitive: ref and attributes reach the element, no outer margin, no inline style in server
 * HTML, no hydration or StrictMode warnings, unique ids. Pass the element as `(props) => <Button
 * {...props}>Pay</Button>`.
 */
export function describeConformance(
  name: string,
  element: (props: ConformanceProps) => ReactElement,
  {
    element: tag,
    passesProps = true,
    disables = false,
    readsOnly = false,
    wrapper: Wrapper = Bare,
  }: ConformanceOptions,
) {
  const wrapped = (props: ConformanceProps = {}) => <Wrapper>{element(props)}</Wrapper>

  describe(`${name} conformance`, () => {
    if (passesProps)
      test('forwards its ref and attributes to its element', async () => {
        let node: Element | null = null
        const given = { id: 'given', 'data-conformance': 'yes', 'aria-describedby': 'elsewhere' }
        await render(wrapped({ ...given, ref: (found: Element | null) => void (node = found ?? node) }))
        expect(tagOf(node)).toBe(tag)
        expect(attributesOf(node, Object.keys(given))).toEqual(given)
      })

    test('has no outer margin', async () => {
      const { container } = await render(wrapped())
      const margins = [...container.children].map((root) => getComputedStyle(root).margin)
      expect(margins.filter((margin) => margin !== '0px')).toEqual([])
    })

    test('renders on a server without inline styles', () => {
      expect(renderToString(wrapped())).not.toMatch(/\sstyle=|<style/)
    })

    test('renders twice on a page without duplicate ids', async () => {
      await render(
        <>
          {wrapped()}
          {wrapped()}
        </>,
      )
      const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
    })

    if (disables)
      test('takes neither focus nor presses while disabled', async () => {
        const node = await elementOf(wrapped, { disabled: true })
        expect(node.matches(':disabled')).toBe(true)
        node.focus()
        expect(document.activeElement).not.toBe(node)
      })

    if (readsOnly)
      test('can be focused but not changed while read-only', async () => {
        const node = await elementOf(wrapped, { readOnly: true })
        const before = (node as HTMLInputElement).value
        node.focus()
        expect(document.activeElement).toBe(node)
        await userEvent.keyboard('7')
        expect(node).toMatchObject({ readOnly: true, value: before })
      })

    test('hydrates without a warning', async () => {
      const complaints = listen()
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(wrapped())
      await new Promise<void>((resolve) => {
        const root = hydrateRoot(container, <Mounted onMount={resolve}>{wrapped()}</Mounted>, {
          onRecoverableError: (error) => complaints.push(error),
        })
        onTestFinished(() => {
          root.unmount()
          container.remove()
        })
      })
      expect(complaints).toEqual([])
    })

    test('mounts, updates and unmounts in StrictMode without a warning', async () => {
      const complaints = listen()
      const screen = await render(<StrictMode>{wrapped()}</StrictMode>)
      await screen.rerender(<StrictMode>{wrapped()}</StrictMode>)
      await screen.unmount()
      expect(complaints).toEqual([])
    })
  })
}

async function elementOf(wrapped: (props: ConformanceProps) => ReactElement, props: ConformanceProps) {
  let node: Element | null = null
  await render(wrapped({ ...props, ref: (found: Element | null) => void (node = found ?? node) }))
  return node as unknown as HTMLElement
}

function Bare({ children }: { children: ReactNode }) {
  return <>{children}</>
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount])
  return children
}

function listen() {
  const complaints: unknown[] = []
  for (const level of ['error', 'warn'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words))
    onTestFinished(() => spy.mockRestore())
  }
  return complaints
}

function tagOf(node: Element | null) {
  return node?.localName
}

function attributesOf(node: Element | null, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, node?.getAttribute(name)]))
}
