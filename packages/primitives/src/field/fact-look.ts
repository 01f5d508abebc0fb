import { vars } from '@memberkit/tokens/contract'

/** The look of a value that can be read and copied, but not changed: a fact instead of a box. For use in style files. */
export const factLook = {
  gap: vars.space.xs,
  minBlockSize: 0,
  marginBlockStart: `calc(-4 * ${vars.unit})`,
  paddingBlock: 0,
  paddingInline: 0,
  borderWidth: 0,
  background: 'none',
  textOverflow: 'ellipsis',
}
