'use client'
import { useEffect, useRef } from 'react'
import { announce } from '../live/announce.ts'
import { count } from './TextArea.css.ts'

const pause = 1000

/** Counts graphemes, not UTF-16 units. */
export const lengthOf = (text: string) => [...text].length

interface CharacterCountProps {
  id: string
  remaining: number
  /** The text for the remaining characters. */
  text: string
}

/** The character count: updated at once, announced after a pause in typing. */
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
