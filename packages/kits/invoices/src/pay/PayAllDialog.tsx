export function PayAllDialog(_: object) {
  return null
}
