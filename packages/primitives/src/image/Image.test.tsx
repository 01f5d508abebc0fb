import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { brokenPicture, picture } from '../testing/pictures.ts'
import { Image, imageRatios } from './index.ts'

describeConformance('Image', (props) => <Image {...props} src={picture} alt="A card" ratio="4:3" />, {
  element: 'img',
})

const frameIn = (container: Element) => container.querySelector<HTMLElement>('[data-ratio]')!

test('reserves its aspect ratio before and after loading', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 480 }}>
      {imageRatios.map((ratio) => (
        <Image key={ratio} src={picture} isDecorative ratio={ratio} />
      ))}
    </div>,
  )
  const frames = [...container.querySelectorAll('[data-ratio]')]
  const sizes = () => frames.map((frame) => Math.round(frame.getBoundingClientRect().height))
  const before = sizes()
  expect(before).toEqual([480, 360, 320, 270, 640])
  await vi.waitUntil(() => frames[0]!.getAttribute('data-state') === 'loaded')
  expect(sizes()).toEqual(before)
})

test('a failed image shows its alt text and keeps its name', async () => {
  const onError = vi.fn()
  const { container, ...screen } = await render(
    <Image src={brokenPicture} alt="Front of the membership card" ratio="3:2" onError={onError} />,
  )
  await vi.waitUntil(() => frameIn(container).dataset.state === 'failed')
  await expect.element(screen.getByText('Front of the membership card')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Front of the membership card' })).toBeInTheDocument()
  expect(onError).toHaveBeenCalledOnce()
})

test('a decorative image is hidden from screen readers', async () => {
  const screen = await render(<Image src={picture} isDecorative ratio="1:1" />)
  await expect.element(screen.getByRole('presentation')).toHaveAttribute('alt', '')
})

test('loads lazily, unless overridden', async () => {
  const { container } = await render(
    <>
      <Image src={picture} isDecorative ratio="1:1" />
      <Image src={picture} isDecorative ratio="1:1" loading="eager" />
    </>,
  )
  expect([...container.querySelectorAll('img')].map(({ loading }) => loading)).toEqual(['lazy', 'eager'])
})

test('an image with neither alt nor isDecorative, or with both, does not compile', () => {
  // @ts-expect-error: neither words nor decoration
  expect(<Image src={picture} ratio="1:1" />).toBeDefined()
  // @ts-expect-error: both
  expect(<Image src={picture} ratio="1:1" alt="A card" isDecorative />).toBeDefined()
})
