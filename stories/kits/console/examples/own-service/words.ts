import { defineMessages } from '@memberkit/foundation/messages'

export const words = [
  // The names of its pages, among those of ours.
  defineMessages('console', 'en-US', { 'service.vouchers': 'Vouchers', 'page.Voucher': 'Vouchers' }),
  defineMessages('console.words.vouchers', 'en-US', {
    'field.code': 'Voucher code',
    'field.status': 'Status',
    'action.createVoucher': 'Create voucher',
    'action.redeemVoucher': 'Redeem voucher',
    'done.redeemVoucher': 'Voucher redeemed',
    'VoucherStatus.OPEN': 'Not redeemed yet',
    'VoucherStatus.REDEEMED': 'Redeemed',
  }),
]
