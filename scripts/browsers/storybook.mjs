import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { listening } from '../hosts/listening.mjs'
import { types } from '../hosts/site-server.mjs'
import { root } from '../workspaces.mjs'

/**
 * Serves a built Storybook: the one in `folder`, or one that is built now and removed on `close`.
 *
 * @returns its address and the ids of all its stories
 */
export async function serveStorybook(folder) {
  const built = folder ?? build()
  const { url, close } = await listening(createServer((request, response) => answer(built, request, response)))
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
  return {
    url,
    stories: Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id }) => id),
    async close() {
      await close()
      if (!folder) rmSync(built, { recursive: true, force: true })
    },
  }
}

function build() {
  const folder = mkdtempSync(join(tmpdir(), 'memberkit-storybook-'))
  const program = join(root, 'node_modules/.bin/storybook')
  const { status, stdout, stderr } = spawnSync(program, ['build', '-o', folder, '--quiet'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Storybook could not be built.\n${stdout}\n${stderr}`)
  return folder
}

function answer(folder, request, response) {
  const file = join(folder, normalize(new URL(request.url, 'http://localhost').pathname))
  if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  return createReadStream(file).pipe(response)
}
