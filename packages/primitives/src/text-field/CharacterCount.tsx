'use client'
import { useEffect, useRef } from 'react'
import { announce } from '../live/announce.ts'
import { count } from './TextArea.css.ts'

const pause = 1000

/** Characters as people count them, not as UTF-16 does. */
export const lengthOf = (text: string) => [...text].length

interface CharacterCountProps {
  id: string
  remaining: number
  /** The words for so many characters left. */
  text: string
}

/** Visible at once, announced after a pause in typing, not after each letter. */
export function CharacterCount({ id, remaining, text }: CharacterCountProps) {
  const said = useRef(text)
  useEffect(() => {
    if (text === said.current) return
    const timer = setTimeout(() => {
      said.current = text
      announce(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div id={id} className={count} data-over={remaining < 0 ? '' : undefined}>
      {text}
    </div>
  )
}
