import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'

type Page = BrowserCommandContext['page']

interface Raw {
  data: Buffer
  info: { width: number; height: number }
}

/** The captured part of the viewport, in CSS pixels. */
export interface Clip {
  x: number
  y: number
  width: number
  height: number
}

const root = join(import.meta.dirname, '..')
const committed = (name: string) => join(import.meta.dirname, 'pictures', `${name}.webp`)
const difference = (name: string, what: string) => join(root, '.visual-diffs', `${name}-${what}.png`)
/** The timeout for a page to stop changing. */
const patience = 15_000
const sessions = new WeakMap<Page, ReturnType<ReturnType<Page['context']>['newCDPSession']>>()

/** Compares screenshots, outside the browser. Stored as lossless WebP: a quarter of the size of the browser's PNG. */
export const matchPicture: BrowserCommand<[name: string, clip: Clip, mayRenew?: boolean]> = async (
  { page, project },
  name,
  clip,
  mayRenew = true,
) => {
  const shoot = () => screenshot(page, clip)
  const { updateSnapshot } = project.serializedConfig.snapshotOptions
  // While baselines are renewed, host pages have nothing to compare with.
  if (!mayRenew && updateSnapshot === 'all') return undefined
  const kept = await readPicture(committed(name))
  const mayWrite = mayRenew && (updateSnapshot === 'all' || (updateSnapshot === 'new' && !kept))
  const until = Date.now() + patience
  let before = kept
  let actual = await shoot()
  while (!(before && isSame(before, actual)) && Date.now() < until)
    [before, actual] = [mayWrite ? actual : kept, await shoot()]

  if (kept && isSame(kept, actual)) return undefined
  if (mayWrite) {
    await write(committed(name), await image(actual).webp({ lossless: true }).toBuffer())
    return kept || updateSnapshot === 'all' ? undefined : `There was no picture ${name}; one was taken. Look at it.`
  }
  await write(difference(name, 'actual'), await image(actual).png().toBuffer())
  if (!kept) return `There is no picture ${name}. What the page looks like: ${difference(name, 'actual')}`
  return report(name, kept, actual)
}

/** Captures by the browser's protocol: Playwright's screenshots take twice the time, in a run of thousands. */
async function screenshot(page: Page, clip: Clip): Promise<Raw> {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page))
  const session = await sessions.get(page)!
  const { data } = await session.send('Page.captureScreenshot', { clip: { ...clip, scale: 1 }, optimizeForSpeed: true })
  return raw(Buffer.from(data, 'base64'))
}

async function readPicture(path: string): Promise<Raw | undefined> {
  const file = await readFile(path).catch(() => undefined)
  return file && raw(file)
}

const raw = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

function isSame(one: Raw, other: Raw) {
  return one.info.width === other.info.width && one.data.equals(other.data)
}

async function report(name: string, kept: Raw, actual: Raw) {
  await write(difference(name, 'expected'), await image(kept).png().toBuffer())
  const size = ({ info }: Raw) => `${info.width} x ${info.height}`
  if (size(kept) !== size(actual)) return `${name} is ${size(actual)} pixels, its picture ${size(kept)}.`
  const changed = Buffer.alloc(kept.data.length, 255)
  let count = 0
  for (let at = 0; at < changed.length; at += 3) {
    if (kept.data.readUIntBE(at, 3) === actual.data.readUIntBE(at, 3)) continue
    count++
    changed.set([217, 0, 64], at)
  }
  await write(
    difference(name, 'changed'),
    await image({ ...kept, data: changed })
      .png()
      .toBuffer(),
  )
  return `${name} differs from its picture in ${count} pixels: ${difference(name, 'changed')}`
}

const image = ({ data, info: { width, height } }: Raw) => sharp(data, { raw: { width, height, channels: 3 } })

async function write(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
