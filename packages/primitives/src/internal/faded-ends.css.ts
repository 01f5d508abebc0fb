import { keyframes } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { inlineSign } from '@memberkit/tokens/direction'

const { xl } = vars.space

const fade = (start: string, end: string) =>
  `linear-gradient(calc(${inlineSign} * 90deg), transparent, black ${start}, black calc(100% - ${end}), transparent)`
const faded = keyframes({
  from: { maskImage: fade('0px', xl) },
  '1%, 99%': { maskImage: fade(xl, xl) },
  to: { maskImage: fade(xl, '0px') },
})

/** For a row that scrolls sideways: it fades out on the side where there is more. */
export const fadedEnds = {
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${faded} linear`,
      animationTimeline: 'scroll(self inline)',
    },
  },
}
