import { expect, test } from 'vitest'
import { fetchWithProgress, type UploadProgress } from './upload.ts'

const body = new Blob([new Uint8Array(2_000_000)])

test('tells how much is sent, up to all of it, and answers as fetch does', async () => {
  const told: UploadProgress[] = []
  const send = fetchWithProgress((progress) => told.push(progress))
  const response = await send(location.href, {
    method: 'POST',
    body,
    credentials: 'include',
    headers: { 'x-one': '1' },
  })
  const same = await fetch(location.href, { method: 'POST', body })
  expect(response.status).toBe(same.status)
  expect(response.headers.get('content-type')).toBe(same.headers.get('content-type'))
  expect(await response.text()).toMatch(/^<!doctype html>/i)
  expect(told.at(-1)).toEqual({ sent: body.size, total: body.size })
})

test('rejects as fetch does: without a response with a TypeError, aborted with the reason', async () => {
  const send = fetchWithProgress(() => {})
  await expect(send('http://localhost:1/', { method: 'POST', body })).rejects.toBeInstanceOf(TypeError)
  const controller = new AbortController()
  const sending = send(location.href, { method: 'POST', body, signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(sending).rejects.toThrow('left')
})
