declare module 'virtual:catalogues' {
  type Load = () => Promise<{ default: string }>
  /** The words of each language there is. */
  export const words: Record<string, Load>
  /** The text of the rules, and that of the guided game. */
  export const rules: Record<string, Load>
  export const lesson: Record<string, Load>
  /** What is said where there is no server. */
  export const local: Record<string, Load>
  /** The names of the switches of the rules. */
  export const switches: Record<string, Load>
}
declare module 'virtual:colours.css'
declare module 'virtual:board-words' {
  /** The words that a board needs, by language. */
  const catalogues: Record<string, string>
  export default catalogues
}
