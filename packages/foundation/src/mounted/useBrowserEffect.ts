import { useEffect, useLayoutEffect } from 'react'

/** A layout effect, about which React 18 would warn on a server. */
export const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
