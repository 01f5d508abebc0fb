import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { brokenPicture, picture } from '../testing/pictures.ts'
import { Avatar, AvatarGroup } from './index.ts'

describeConformance('Avatar', (props) => <Avatar {...props} name="Ada Example" />, { element: 'span' })
describeConformance(
  'AvatarGroup',
  (props) => (
    <AvatarGroup {...props} label="Covered" max={2} moreLabel={(count) => `and ${count} more`}>
      <Avatar name="Ada Example" />
      <Avatar name="Grace Sample" src={picture} />
      <Avatar name="Alan Specimen" />
    </AvatarGroup>
  ),
  { element: 'ul' },
)

const imageIn = (container: Element) => container.querySelector('img')

test('is named after the person, or hidden when decorative', async () => {
  const screen = await render(
    <>
      <Avatar name="Ada Example" src={picture} />
      <Avatar name="Grace Sample" isDecorative data-testid="mute" />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'Ada Example' })).toBeVisible()
  await expect.element(screen.getByTestId('mute')).toHaveAttribute('aria-hidden', 'true')
})

test('initials replace an image that fails to load', async () => {
  const { container } = await render(<Avatar name="Ada Example" src={brokenPicture} />)
  await vi.waitUntil(() => imageIn(container) === null)
  await expect.element(container.querySelector<HTMLElement>('[role=img]')!).toHaveTextContent('AE')
})

test('a new src is loaded after a failure', async () => {
  const { container, rerender } = await render(<Avatar name="Ada Example" src={brokenPicture} />)
  await vi.waitUntil(() => imageIn(container) === null)
  await rerender(<Avatar name="Ada Example" src={picture} />)
  await vi.waitUntil(() => imageIn(container)?.hasAttribute('data-loaded'))
})

test('an image that failed before hydration is detected', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const avatar = <Avatar name="Ada Example" src={brokenPicture} />
  container.innerHTML = renderToString(avatar)
  imageIn(container)!.loading = 'eager'
  await vi.waitUntil(() => imageIn(container)!.complete)
  imageIn(container)!.loading = 'lazy'
  const root = hydrateRoot(container, avatar)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await vi.waitUntil(() => imageIn(container) === null)
})

test('a name without letters shows a person icon', async () => {
  const { container } = await render(<Avatar name="42" />)
  expect(container.querySelector('svg')).not.toBeNull()
})

const people = ['Ada Example', 'Grace Sample', 'Alan Specimen', 'Joan Instance', 'Kay Model']

test.each([
  [3, ['Ada Example', 'Grace Sample', 'Alan Specimen']],
  [4, ['Ada Example', 'Grace Sample', 'Alan Specimen', 'Joan Instance']],
  [5, ['Ada Example', 'Grace Sample', 'Alan Specimen', 'and 2 more']],
])('a group of %i fills four places', async (count, said) => {
  const screen = await render(
    <AvatarGroup label="Covered" moreLabel={(more) => `and ${more} more`}>
      {people.slice(0, count).map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </AvatarGroup>,
  )
  const list = screen.getByRole('list', { name: 'Covered' }).element()
  const read = [...list.querySelectorAll('li')].map(
    (item) => item.querySelector('[role=img]')?.ariaLabel ?? item.lastChild?.textContent,
  )
  expect(read).toEqual(said)
})
