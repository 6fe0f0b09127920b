/** What one will hear, before the game (LIS-01). */
export function ListeningIntro() {
  return (
    <>
      <p>
        You hear short fragments, as on a voicemail, at the station or in a shop. Read the question first,
        then play the fragment. You can answer when it has played to its end, and hear it again as often as
        you like.
      </p>
      <p className="text-base text-ink-soft">
        Your device’s own Dutch voice speaks. Where there is none you hear a computer voice, labelled{' '}
        <span lang="nl">Computerstem</span>: good enough to understand, but no model for how you should sound.
      </p>
    </>
  );
}
