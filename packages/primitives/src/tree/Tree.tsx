'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { AriaScope } from '../internal/AriaScope.tsx'
import { TreeGrid } from './TreeGrid.tsx'
import type { TreeProps } from './types.ts'

/**
 * Things within things, opened one by one. Scrolls within itself once it is as tall as `--mk-tree-block-size`, and only
 * the lines in sight are in the document. Renders a `<div role="treegrid">`, which the ref is.
 */
export const Tree = forwardRef<HTMLDivElement, TreeProps>(function Tree(props, ref) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  return (
    <AriaScope element={root}>
      <TreeGrid {...props} root={root} />
    </AriaScope>
  )
})
