import { assumed, at, get, list, oneOf, type Out, post, type Schema, text, type Transitions } from '@memberkit/contract'

const vouchers = at('vouchers', '/v1/vouchers')
const voucher = at('vouchers', '/v1/vouchers/{voucherId}')

export const VoucherStatus = oneOf('OPEN', 'REDEEMED')
const voucherFields = assumed({ id: text, code: text, status: VoucherStatus })
export interface Voucher extends Out<typeof voucherFields> {}
export const Voucher: Schema<Voucher> = voucherFields
export const NewVoucher = assumed({ code: text })

export const listVouchers = get(vouchers, '', { returns: list(Voucher) })
export const createVoucher = post(vouchers, '', { body: NewVoucher, returns: Voucher })
export const getVoucher = get(voucher, '', { returns: Voucher })
export const redeemVoucher = post(voucher, 'redeem', { returns: Voucher })

export const voucherTransitions: Transitions<'OPEN' | 'REDEEMED'> = { redeem: { from: ['OPEN'], to: 'REDEEMED' } }
export const voucherStatusTones = { OPEN: 'info', REDEEMED: 'neutral' } as const
