import path from 'node:path'

/**
 * The borders between the folders of src/, as data. The first entry whose `files` match a file rules it: the file may
 * import only what one of `may` matches; a repository file is matched by its path, a package by its name. What
 * `mayTypes` matches may be imported for its types alone.
 */
export const borders = [
  {
    files: /^src\/engine\/.*\.test\.ts$|^src\/engine\/testing\//,
    may: [/^src\/engine\//, /^vitest$/, /^fast-check$/],
    because: 'tests of the engine import only the engine, vitest and fast-check'
  },
  {
    files: /^src\/engine\/(?:roles|cards)\//,
    may: [/^src\/engine\/(?!roles\/|cards\/)/],
    because: 'a role or card knows no other role or card: it asks through a hook or a flag'
  },
  {
    files: /^src\/engine\//,
    may: [/^src\/engine\//],
    because: 'the engine is pure: it imports only itself'
  },
  {
    files: /^src\/renderer\/overlay\/(?:.*\.test\.ts$|testing\/)/,
    may: [
      /^src\/renderer\/(?:overlay|look)\//,
      /^src\/renderer\/locales\/[^/]+\/public\.json$/,
      /^src\/shared\/public$/,
      /^vue$/,
      /^vue-i18n$/,
      /^vitest$/,
      /^@vue\/test-utils$/
    ],
    because: 'tests of the overlay see no more than the overlay does'
  },
  {
    files: /^src\/renderer\/overlay\//,
    may: [
      /^src\/renderer\/(?:overlay|look)\//,
      /^src\/renderer\/locales\/[^/]+\/public\.json$/,
      /^src\/shared\/public$/,
      /^vue$/,
      /^vue-i18n$/
    ],
    because: 'what the overlay cannot import it cannot leak'
  },
  {
    files: /^src\/renderer\/omniscient\//,
    may: [
      /^src\/renderer\/(?:omniscient|overlay|look|words)\//,
      /^src\/renderer\/locales\/[^/]+\/(?:public|log)\.json$/,
      /^src\/shared\/(?:public|omniscient)$/,
      /^vue$/,
      /^vue-i18n$/,
      /^vitest$/,
      /^@vue\/test-utils$/
    ],
    because: 'it is the overlay with the secrets of a show that may tell them, and knows no console'
  },
  {
    files: /^src\/renderer\/words\//,
    may: [/^src\/renderer\/words\//, /^vue-i18n$/],
    mayTypes: [/^src\/shared\/public$/, /^src\/engine\//],
    because: 'the words are shared by pages that know different things'
  },
  {
    files: /^src\/renderer\/look\//,
    may: [/^src\/renderer\/look\//, /^vue$/, /^@fontsource/, /^vitest$/, /^@vue\/test-utils$/],
    because: 'the look knows no game'
  },
  {
    files: /^src\/shared\/public\.ts$/,
    may: [/^src\/shared\/public$/, /^src\/engine\/kernel\/public-view-types$/],
    mayTypes: [/^src\/engine\//],
    because: 'the overlay bundles it'
  },
  {
    files: /^src\/shared\/omniscient\.ts$/,
    may: [/^src\/shared\/omniscient$/],
    mayTypes: [/^src\/engine\//],
    because: 'the omniscient page bundles it'
  }
]

/** Local ESLint rule: every import stays within the borders. */
export const bordersRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crossed: '{{from}} may not import {{what}}: {{because}}.' }
  },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const border = borders.find(({ files }) => files.test(from))
    if (border === undefined) return {}

    const check = (node, source, typesOnly) => {
      if (typeof source?.value !== 'string') return
      const what = importedName(from, source.value)
      const allowed = typesOnly ? [...border.may, ...(border.mayTypes ?? [])] : border.may
      if (allowed.some((pattern) => pattern.test(what))) return
      context.report({ node, messageId: 'crossed', data: { from, what, because: border.because } })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
      TSExternalModuleReference: (node) => check(node, node.expression, false)
    }
  }
}

/** The path in the repository of a relative import, without `.ts` and any query; a package's name as it is. */
export function importedName(from, specifier) {
  if (!specifier.startsWith('.')) return specifier
  return path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, '')).replace(/\.ts$/, '')
}
