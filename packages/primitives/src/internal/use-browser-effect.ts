import { useEffect, useLayoutEffect } from 'react'

/** A layout effect; React 18 warns about those on a server. */
export const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
