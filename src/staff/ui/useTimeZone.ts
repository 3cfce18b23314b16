import { useGetStaffSessionQuery } from '../../api/staffApi.ts';

/** IANA name of the shop's time zone. */
export function useTimeZone(): string {
  const { data } = useGetStaffSessionQuery();
  return data ? data.time_zone : 'UTC';
}
