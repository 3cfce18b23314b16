import { useGetStaffSessionQuery } from '../../api/staffApi.ts';

/** The shop's time zone, by its IANA name. */
export function useTimeZone(): string {
  const { data } = useGetStaffSessionQuery();
  return data ? data.time_zone : 'UTC';
}
