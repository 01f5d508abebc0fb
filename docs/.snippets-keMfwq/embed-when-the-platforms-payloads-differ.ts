import { createPlatformClient, type PlatformClientOptions } from '@memberkit/platform'

declare const options: PlatformClientOptions
const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

const client = createPlatformClient({
  ...options,
  codecs: {
    payments: { decode: (data) => (isRecord(data) ? { ...data, name: data.displayName } : data) },
  },
  onDrift: (report) => console.warn('Differs from the contract', report),
})

export {}
