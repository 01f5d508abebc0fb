'use client'
import {
  forwardRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { endEvent } from '../internal/end-event.ts'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Dialog.css.ts'
import { DialogPanel } from './DialogPanel.tsx'
import { useModal } from './useModal.ts'

export type CloseReason = 'escape' | 'backdrop' | 'button'

interface OwnProps {
  isOpen: boolean
  /** Called when someone asks to close: set `isOpen` to false to agree. */
  onClose: (reason: CloseReason) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, primary last. */
  actions?: ReactNode
  /** The name of the close button in the corner; without it there is none. */
  closeLabel?: string
  /** Whether a press outside closes the dialog. Not for forms, which would lose their input. */
  isDismissable?: boolean
  /** Whether an action is pending: the dialog can't be closed. */
  isPending?: boolean
  /** The element to focus on opening. @default the first control of the content, otherwise of the actions */
  initialFocus?: RefObject<HTMLElement | null>
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

type Handled = 'open' | 'closedby' | 'onCancel' | 'onClick' | 'onPointerDown'

export interface ModalOptions extends OwnProps, Omit<NativeProps<'dialog', OwnProps>, Handled> {}

interface ModalProps extends ModalOptions {
  className: string
}

/** The common part of dialogs and drawers: opening, closing, and layout. */
export const Modal = forwardRef<HTMLDialogElement, ModalProps>(function Modal(
  {
    isOpen,
    onClose,
    title,
    description,
    children,
    actions,
    className,
    closeLabel,
    isDismissable,
    isPending,
    initialFocus,
    onKeyDown,
    ...native
  },
  forwarded,
) {
  const { ref, isShown } = useModal(isOpen, initialFocus)
  useImperativeHandle(forwarded, () => ref.current as HTMLDialogElement, [ref])
  const id = useId()
  const isPressedBeside = useRef(false)
  const ask = (reason: CloseReason) => (isPending ? undefined : onClose(reason))

  return (
    <dialog
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      {...native}
      ref={ref}
      className={className}
      data-mk-raised=""
      closedby={isPending ? 'none' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // The browser's close request for this dialog would also close a surrounding one.
        if (event.key === 'Escape') endEvent(event)
      }}
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        ask('escape')
      }}
      onClose={(event) => {
        // Some browsers let a second Escape close a dialog that prevented the first.
        if (!isOwn(event) || !isOpen || event.currentTarget.open) return
        event.currentTarget.showModal()
        ask('escape')
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isOwn(event)
      }}
      onClick={(event) => {
        // A press in here isn't a press on the table row or card that contains the dialog in React's tree.
        event.stopPropagation()
        if (isDismissable && isPressedBeside.current && isOwn(event)) ask('backdrop')
      }}
    >
      {isShown ? (
        <>
          <DialogPanel {...{ isOpen, id, title, description, children, actions }} />
          {closeLabel ? (
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              title={closeLabel}
              aria-disabled={isPending || undefined}
              onClick={() => ask('button')}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3 3 10 10M13 3 3 13" />
              </svg>
            </button>
          ) : null}
        </>
      ) : null}
    </dialog>
  )
})

/**
 * Whether the event is the dialog's own: React also bubbles those of inner elements; a press on the backdrop targets
 * the dialog itself.
 */
function isOwn(event: SyntheticEvent) {
  return event.target === event.currentTarget
}
