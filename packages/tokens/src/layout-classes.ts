interface LayoutClass {
  defaultClass: string
  /** Of properties that may differ on each side of the navigation breakpoint. */
  conditions?: Record<string, string>
}

/** The class of each value of a property; for a shorthand, the properties it represents. */
export type LayoutClasses = Record<string, { values: Record<string, LayoutClass> } | { mappings: readonly string[] }>

/**
 * Creates a function that returns class names for layout properties; a property overrides its shorthand. Replaces
 * vanilla-extract's function, which reads `process.env` and so needs a bundler.
 */
export function layoutClasses<Layout extends object>(classes: LayoutClasses) {
  const classesOf = (layout: Layout) => {
    const wanted: Record<string, unknown> = {}
    const own = Object.entries(layout).filter(([, value]) => value !== undefined && value !== null)
    for (const [name, value] of own) {
      const property = classes[name]!
      for (const each of 'mappings' in property ? property.mappings : []) wanted[each] = value
    }
    for (const [name, value] of own) if (!('mappings' in classes[name]!)) wanted[name] = value
    return Object.entries(wanted)
      .flatMap(([name, value]) => classesFor(name, value))
      .join(' ')
  }
  return Object.assign(classesOf, { properties: new Set(Object.keys(classes)) })

  function classesFor(name: string, value: unknown) {
    const { values } = classes[name] as { values: Record<string, LayoutClass> }
    if (typeof value !== 'object') return values[String(value)]!.defaultClass
    return Object.entries(value as object)
      .filter(([, each]) => each !== undefined && each !== null)
      .map(([condition, each]) => values[String(each)]!.conditions![condition]!)
  }
}
