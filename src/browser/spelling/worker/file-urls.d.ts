/** The address of a file, which the build puts next to the code. */
declare module '*?url' {
  const url: string;
  export default url;
}
