/**
 * The contract's pattern of an email address, without its schema: a form that checks one field needs no validator.
 *
 * Source: partners and service delivery, section 5.
 */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]+\.)+[A-Za-z\d]{2,}$/
