/** The address of a file, which the build puts beside the code. */
declare module '*?url' {
  const url: string;
  export default url;
}
