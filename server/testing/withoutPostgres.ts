// In a run of several projects all workers inherit the variable; this project's tests run on PGlite whatever it says.
delete process.env.TEST_DATABASE_URL;
