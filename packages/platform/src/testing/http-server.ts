import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedCall {
  method: string
  /** Path and query as they arrived. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Respond = (response: ServerResponse, call: ReceivedCall) => void

export interface HttpServer {
  origin: string
  calls: ReceivedCall[]
  /** Says how calls are answered from now on. */
  respond: (how: Respond) => void
  close: () => Promise<void>
}

/** A service over real HTTP, on a port of its own. */
export async function startHttpServer(): Promise<HttpServer> {
  const calls: ReceivedCall[] = []
  let how: Respond = (response) => response.end()
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      const call = { method, url, headers, body }
      calls.push(call)
      how(response, call)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    respond: (next) => {
      how = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers with a status and, if there is one, a JSON body. */
export function json(status: number, body?: unknown, headers: Record<string, string> = {}): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }
}

/** Answers with a status and text that may be no JSON at all. */
export function raw(status: number, body: string): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body)
  }
}

/** Receives the call and hangs up without a word. */
export const hangUp: Respond = (response) => response.destroy()

/** Says it will send more than it does, and hangs up midway. */
export function breakOff(status: number): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"id":', () => response.destroy())
  }
}
