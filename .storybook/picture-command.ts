import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'

interface Raw {
  data: Buffer
  info: { width: number; height: number }
}

const root = join(import.meta.dirname, '..')
const committed = (name: string) => join(import.meta.dirname, 'pictures', `${name}.webp`)
const difference = (name: string, what: string) => join(root, '.visual-diffs', `${name}-${what}.png`)
/**
 * A page that is still drawing gets this long to come to rest, and a caret to blink: in forced colours nothing hides it.
 */
const patience = 3_000

/** Runs beside the browser. Pictures are kept as lossless WebP: a quarter of what the browser's own PNG takes. */
export const matchPicture: BrowserCommand<[name: string, height: number, mayRenew?: boolean]> = async (
  { iframe, project },
  name,
  height,
  mayRenew = true,
) => {
  const body = iframe.locator('body')
  const shoot = async () => {
    const png = await body.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const rows = Math.min(info.height, height)
    return { data: data.subarray(0, rows * info.width * 3), info: { ...info, height: rows } }
  }
  const { updateSnapshot } = project.serializedConfig.snapshotOptions
  // While pictures are taken anew there is nothing to compare a host's page with.
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

async function readPicture(path: string): Promise<Raw | undefined> {
  const file = await readFile(path).catch(() => undefined)
  return file && sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

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
