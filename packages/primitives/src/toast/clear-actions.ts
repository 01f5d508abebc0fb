import { lift } from './Toast.css.ts'

/** Pixels between the region and the actions. */
const gap = 8

/**
 * Keeps the region off the actions of the dialog that it is in, which lie at the lower edge of a phone: it moves up by
 * their height.
 */
export function clearActions(region: HTMLElement) {
  region.style.removeProperty(lift)
  const { left, right, top, bottom } = region.getBoundingClientRect()
  const covered = [...(region.closest('dialog')?.querySelectorAll('[data-mk-actions]') ?? [])]
    .map((actions) => actions.getBoundingClientRect())
    .filter((actions) => actions.left < right && actions.right > left && actions.top < bottom && actions.bottom > top)
  if (covered.length === 0 || region.dataset.edge === 'start') return
  const highest = Math.min(...covered.map((actions) => actions.top))
  region.style.setProperty(lift, `${Math.ceil(bottom - highest + gap)}px`)
}
