/** A clock face, in front of a time that can be timed. */
export function ClockIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" aria-hidden="true">
      <circle cx="12" cy="13" r="8.5" />
      <path d="M12 8.5V13l3 2M9.5 1.5h5" />
    </svg>
  );
}
