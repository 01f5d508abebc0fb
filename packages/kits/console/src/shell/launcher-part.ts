'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { laterNames } from '../messages/namespaces.ts'

/** Loads when the launcher is about to be opened. */
export const LauncherPart = lazyPart(async () => (await import('../form-parts.ts')).Launcher, { needs: laterNames })
