import { useRef, useState } from 'react'

interface Settings {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onSend: (text: string) => unknown
}

/** Manages the draft and its sending. A draft is cleared only after it was sent. */
export function useDraft({ value, defaultValue = '', onChange, onSend }: Settings) {
  const [own, setOwn] = useState(defaultValue)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const isSending = useRef(false)
  const text = value ?? own

  function change(next: string) {
    setOwn(next)
    onChange?.(next)
  }

  async function send() {
    // A second press may come before the first one renders.
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    try {
      await onSend(text.trim())
      change('')
      setState('idle')
    } catch {
      setState('failed')
    } finally {
      isSending.current = false
    }
  }

  return {
    text,
    state,
    send,
    edit: (next: string) => {
      change(next)
      setState('idle')
    },
  }
}
