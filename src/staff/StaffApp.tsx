import { useIntl } from 'react-intl';
import { Navigate, Route, Routes } from 'react-router';
import { MainLoader } from '../components/state/MainLoader.tsx';
import { PastNotice } from '../components/state/PastNotice.tsx';
import { useIsPast, useJumps } from '../store/useTimeGate.ts';
import { StaffFrame } from './frame/StaffFrame.tsx';
import { ToastBar } from './frame/ToastBar.tsx';
import { MissingCode } from './frame/MissingCode.tsx';
import { SignedIn } from './session/SignedIn.tsx';
import { StartPage } from './shop/StartPage.tsx';
import { useStaffStore } from './staffHooks.ts';
import { linkedPages, staffPages } from './staffPages.ts';
import { staffPaths } from './staffPaths.ts';

export function StaffApp() {
  const { timeGate } = useStaffStore();
  const { formatMessage } = useIntl();
  const jumps = useJumps(timeGate);
  const isPast = useIsPast(timeGate);
  return (
    <>
      {isPast && (
        <PastNotice
          text={formatMessage({ id: 'timeTravel.past' })}
          reloadLabel={formatMessage({ id: 'timeTravel.reload' })}
        />
      )}
      <Routes>
        {linkedPages.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
            element={<Screen key={jumps} fallback={<MainLoader />} failure={<MissingCode />} />}
          />
        ))}
        <Route
          element={
            <SignedIn>
              <StaffFrame />
            </SignedIn>
          }
        >
          {staffPages.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path}
              element={<Screen key={jumps} fallback={<MainLoader />} failure={<MissingCode />} />}
            />
          ))}
          <Route path={staffPaths.start} element={<StartPage key={jumps} />} />
          <Route path="*" element={<Navigate to={staffPaths.start} replace />} />
        </Route>
      </Routes>
      <ToastBar />
    </>
  );
}
