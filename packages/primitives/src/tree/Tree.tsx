'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { AriaScope } from '../internal/AriaScope.tsx'
import { TreeGrid } from './TreeGrid.tsx'
import type { TreeProps } from './types.ts'

/**
 * A hierarchy that expands level by level. Scrolls once it reaches `--mk-tree-block-size`; only visible rows are in the
 * document. Renders a `<div role="treegrid">`, which receives the ref.
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
