'use client'
import type { ColumnSettings } from '@memberkit/primitives/table-columns'
import { useEffect, useState } from 'react'

/** The columns that a person has chosen and their widths, kept on this device. */
export function useColumnSettings(name: string, hidden: readonly string[]) {
  const key = `memberkit.${name}.columns`
  const [settings, setSettings] = useState<ColumnSettings>({ hidden })
  useEffect(() => setSettings(read(key) ?? { hidden }), [key, hidden])
  return [
    settings,
    (next: ColumnSettings) => {
      setSettings(next)
      write(key, next)
    },
  ] as const
}

function read(key: string): ColumnSettings | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { hidden, widths } = kept as ColumnSettings
    return { ...(Array.isArray(hidden) && { hidden }), ...(widths && { widths }) }
  } catch {
    // Storage may be forbidden or hold what isn't ours: then nothing is kept.
    return undefined
  }
}

function write(key: string, settings: ColumnSettings) {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // As above.
  }
}
