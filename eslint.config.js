import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { bordersRule } from './scripts/lint/borders.mjs'

const defaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name; only Vue and configuration files export a default.'
}

export default tseslint.config(
  { ignores: ['out/', '.install/', '.stryker-tmp/', 'test-results/', 'coverage/', '**/node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...vue.configs['flat/recommended'],
  prettier,
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.vue'] } },
    rules: {
      // TypeScript knows the globals.
      'no-undef': 'off',
      'vue/no-v-html': 'error',
      'vue/no-bare-strings-in-template': 'error',
      // The pages' CSP refuses style attributes; bound styles are set by script and pass.
      'vue/no-static-inline-styles': 'error',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      // App.vue, House.vue, Disc.vue: one word can be the right name.
      'vue/multi-word-component-names': 'off'
    }
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error'
    }
  },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: globals.node }
  },
  {
    // The preload of a sandboxed window can be nothing but CommonJS.
    files: ['bench/blank-app/preload.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' }
  },
  {
    files: ['**/*.{ts,mjs}'],
    ignores: ['**/*.config.ts', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport] }
  },
  {
    files: ['src/**'],
    plugins: { howlcast: { rules: { borders: bordersRule } } },
    rules: { 'howlcast/borders': 'error' }
  },
  {
    files: ['src/**'],
    ignores: ['src/main/ipc.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'electron',
              importNames: ['ipcMain', 'default'],
              message:
                'Only src/main/ipc.ts listens to windows: one gate, one place that checks who is calling.'
            }
          ]
        }
      ]
    }
  }
)
