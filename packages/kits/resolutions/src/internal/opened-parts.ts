'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { needs } from './parts.ts'

export const RedactPart = lazyPart(async () => (await import('./redact/RedactSheet.tsx')).RedactSheet, { needs })

export const EvidencePart = lazyPart(async () => (await import('./evidence/EvidenceDialog.tsx')).EvidenceDialog, {
  needs: [...needs, 'foundation.tools'],
})
