declare module 'relay-compiler' {
  /** The path of the compiler's binary for this platform. */
  const compiler: string;
  export default compiler;
}
