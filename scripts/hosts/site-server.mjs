import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { listening } from './listening.mjs'

/**
 * Allows no inline script or style, no eval, and no other origins except for the platform's calls and the given origins
 * of frames and images.
 */
const policyWith = ({ frames, images }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    "connect-src 'self' http://127.0.0.1:*",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
  ].join('; ')

/** Content types by file extension. */
export const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves a built site under the strict policy. Any address without a file serves the page, like single-page apps;
 * `render(address, request)` adds its content on the server, and its language if it isn't the page's. `config` is served at `/config.json`, `frames` and
 * `images` are the origins of its frames and images, and `respond` answers the site's own calls: it returns whether it did.
 */
export async function serveSite({ dist, config, render, frames = [], images = [], respond = () => false }) {
  const contentSecurityPolicy = policyWith({ frames, images })
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Security-Policy', contentSecurityPolicy)
    if (await respond(request, response)) return undefined
    const { pathname } = new URL(request.url, 'http://localhost')
    const send = (type, body) => response.setHeader('Content-Type', types[type]).end(body)
    if (pathname === '/config.json') return send('.json', JSON.stringify(config))
    const file = join(dist, normalize(pathname))
    if (existsSync(file) && statSync(file).isFile()) {
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
      return createReadStream(file).pipe(response)
    }
    try {
      send('.html', await page(request))
    } catch (problem) {
      response.writeHead(500).end(String(problem))
    }
  })
  const { url, close } = await listening(server)
  return { url, close }

  async function page(request) {
    const template = readFileSync(join(dist, 'index.html'), 'utf8')
    const { html, state, lang } = (await render?.(request.url, request)) ?? { html: '', state: '' }
    return template
      .replace('<!--page-->', () => html)
      .replace('<!--state-->', () => state)
      .replace(/(?<=<html lang=")[^"]*/, (usual) => lang ?? usual)
  }
}
