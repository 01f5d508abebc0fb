import { createReadStream } from 'node:fs'
import { extname, join } from 'node:path'
import { root } from './workspaces.mjs'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const address = /^\/test-vendor\/([a-z]+\.(?:html|js|css))$/

/**
 * Serves the page of the TEST payment vendor beside tests and stories. Addressed as 127.0.0.1, the same server is
 * another origin than localhost.
 */
export function testVendor() {
  return {
    name: 'test-vendor',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, file] = address.exec(request.url.split('?')[0]) ?? []
        if (!file) return next()
        response.setHeader('Content-Type', `${types[extname(file)]}; charset=utf-8`)
        createReadStream(join(root, 'fixtures/static/test-vendor', file))
          .on('error', next)
          .pipe(response)
      })
    },
  }
}
