import { restoreClock, setClock } from '../../.storybook/clock.ts'

/** For `beforeEach`: today is the same day in every picture. */
export const atMoment = (moment: string) => () => {
  setClock(Date.parse(moment))
  return restoreClock
}
