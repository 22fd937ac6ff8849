type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Words that depend on a number, by the language's own rules. */
export function plural(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', numbers.format(n))
}
