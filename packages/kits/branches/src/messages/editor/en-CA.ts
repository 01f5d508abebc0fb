import { editorEnUS } from './en-US.ts'

export const editorEnCA = editorEnUS
